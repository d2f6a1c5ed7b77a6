import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { sampleLicence, sampleReading } from '../testing/tools.ts';
import { LicenceFacts } from './LicenceFacts.tsx';

const drawn = async (
  daysRemaining: number | null,
  language: 'en-US' | 'zh-CN' = 'en-US',
  verified = true,
) => {
  await loadLanguage(language);
  const fileEnd =
    daysRemaining === null
      ? {}
      : { fileEnd: { day: '2026-12-01', zone: 'UTC', instant: '2026-12-01T12:00:00Z', daysRemaining } };
  const reading = { ...sampleReading({ verified }), ...fileEnd };
  const { container } = render(
    <LicenceFacts licence={sampleLicence()} daysRemaining={300} reading={reading} />,
  );
  return container;
};
const toneOf = (box: HTMLElement, word: string) =>
  [...box.querySelectorAll('span[class*="status"]')]
    .find(({ textContent }) => textContent?.includes(word))
    ?.firstElementChild?.getAttribute('data-tone');

test.each([
  [91, '91 days left for the file', 'success'],
  [60, '60 days left for the file', 'warning'],
  [30, '30 days left for the file', 'warning'],
  [1, '1 day left for the file', 'warning'],
  [0, 'last day of the file today', 'warning'],
  [-2, 'the file ended 2 days ago: a new one is needed', 'danger'],
])('%i days before the file’s own end, of a licence that runs on', async (days, words, tone) => {
  const box = await drawn(days);
  expect(box.textContent).toContain('The file itself is valid until');
  expect(box.textContent).toContain('(UTC)');
  expect(toneOf(box, words)).toBe(tone);
  // The licence's own days are shown too, unchanged.
  expect(box.textContent).toContain('300 days left');
});

test('nothing of it where the file has no end of its own; nothing green where nobody vouches for it', async () => {
  expect((await drawn(null)).textContent).not.toContain('file itself');
  cleanup();
  expect(toneOf(await drawn(91, 'en-US', false), '91 days left for the file')).toBe('neutral');
});

test('in Chinese', async () => {
  const { textContent } = await drawn(5, 'zh-CN');
  expect(textContent).toContain('文件本身有效期至');
  expect(textContent).toContain('文件剩余 5 天');
});
