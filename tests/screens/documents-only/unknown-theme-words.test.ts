/**
 * Words of a theme that nobody knows, at a server that has the documents' calls alone: shown as not understood, and sent
 * back as they came by each call that saves another field of the theme.
 */
import { numberFor, startDocumentsServer } from '../../documents-only/documents-server.ts';
import { expect, step, test } from '../support/screens.ts';
import { enterDocuments } from './documents-page.ts';

const name = '晨曦';
const motto = { id: 'motto', selected: true };
const words = {
  topicStatus: 'X',
  topicLayout: '7',
  topicType: 'teams',
  allowUserSwitch: 'perhaps',
  titleShowWay: JSON.stringify([motto, { id: 'appTitle', selected: true }]),
};

/** Every list of themes, whose first one has such words. */
function withUnknownWords(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      key === 'datas' && Array.isArray(value)
        ? [key, value.map((theme: object) => ({ ...theme, ...words }))]
        : [key, withUnknownWords(value)],
    ),
  );
}

test('a layout, a switch and a title that nobody knows stay what they are', async ({ page, console }) => {
  const server = await startDocumentsServer({ answer: withUnknownWords });
  const written = async (call: string) => {
    const last = () => server.taken.findLast((one) => one.name === `backTopic ${call}`)?.text;
    await expect.poll(last).toBeDefined();
    return JSON.parse(last()?.split('\n')[1] ?? '') as Record<string, string>;
  };
  const id = numberFor('88021');
  const begin = async (path: string) => {
    await page.goto(path);
    await page.settled();
  };
  const dialog = page.getByRole('dialog');
  try {
    await enterDocuments(page, console, server);
    await begin('/themes/pc');
    const row = page.getByRole('row').filter({ hasText: name }).first();
    await expect(row.getByTitle('Not understood: "7"')).toHaveText('Not understood');
    await expect(row.getByTitle('Not understood: "X"')).toHaveText('Not understood');

    await step('the titles', async () => {
      await begin(`/themes/pc/titles/${id}`);
      await expect(dialog).toContainText(
        'also contains a value that Steward does not understand: {"id":"motto"',
      );
      await dialog.getByRole('checkbox', { name: 'Browser title' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      const { titleShowWay = '' } = await written('updateTitleShowWay');
      expect(JSON.parse(titleShowWay)).toEqual([
        motto,
        { id: 'appTitle', selected: true },
        { id: 'teamTitle', selected: false },
        { id: 'broswerTitle', selected: true },
      ]);
      await expect(dialog).toHaveCount(0);
    });

    await step('the appointment', async () => {
      await begin(`/themes/pc/appoint/${id}`);
      await dialog.getByRole('radio', { name: 'Permanently' }).click();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      expect(await written('appointTopic')).toMatchObject({ topicAppoint: '1', allowUserSwitch: 'perhaps' });
      await expect(dialog).toHaveCount(0);
    });

    await step('the theme', async () => {
      await begin(`/themes/pc/edit/${id}?style=light`);
      await page.getByRole('textbox', { name: 'Window title', exact: true }).fill('Quay');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const { topicLayout, topicStatus, titleShowWay } = words;
      expect(await written('updateTopic')).toMatchObject({
        titleName: 'Quay',
        topicLayout,
        topicStatus,
        titleShowWay,
      });
    });
  } finally {
    await server.close();
  }
});
