import { expect, test } from 'vitest';
import { decodeResponse, encodeRequest } from '../../../api/wire.ts';
import type { Ask } from '../../common/record/record.ts';
import { cssThemeRecord } from './css-theme-record.ts';

const locator = { id: '31' };
const fields = ['content'] as const;

async function savedOver(sheet: object) {
  const cssCode = JSON.stringify({ content: 'a{}', compiledContent: 'a{}', ...sheet });
  const data = { id: 31, name: 'Dawn', belongModule: 'THEME_PAGE', refStyles: '', cssCode };
  const ask: Ask = async (endpoint) => decodeResponse(endpoint, { code: 200, data });
  const now = await cssThemeRecord.read(ask, locator, fields);
  const { endpoint, input } = cssThemeRecord.write(locator, { ...now, content: 'b{}' }, fields);
  const { body } = encodeRequest(endpoint, input as never);
  return JSON.parse(String((body as FormData).get('cssCode')));
}

test.each([
  ['the documents’ words', { name: 'entry', state: 'n' }, { name: 'entry', state: 'n' }],
  ['no words', {}, { name: 'entry', state: 'n' }],
  ['words that no document has', { name: 'main', state: 'd' }, { name: 'main', state: 'd' }],
])('%s of a style sheet go back with its new content', async (_, sheet, sent) => {
  expect(await savedOver(sheet)).toMatchObject({ content: 'b{}', ...sent });
});
