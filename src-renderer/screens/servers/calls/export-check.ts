/** Exports a check as a self-contained page, or as data with a published schema. */
import { describeError } from '#data/describe-error.ts';
import { saveText } from '#data/files.ts';
import { consoleWords } from '#data/known-words.ts';
import { formatsNow, translate } from '#data/text.ts';
import type { ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import { notify } from '#widgets/notify.tsx';

interface ExportFacts {
  readonly name: string;
  readonly language: string;
}

/** Reports its own success and failure. */
export async function exportCheck(
  check: ServerCheck,
  format: 'html' | 'json',
  { name, language }: ExportFacts,
): Promise<void> {
  const suggestedName = `steward-check-${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${format}`;
  const named: ServerCheck = { ...check, server: { ...check.server, name } };
  try {
    const text = format === 'json' ? `${JSON.stringify(named, null, 2)}\n` : await asHtml(named, language);
    const mediaType = format === 'json' ? 'application/json' : 'text/html';
    if (await saveText({ suggestedName, mediaType, text }))
      notify({ tone: 'success', text: translate('servers.calls.exported') });
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
  }
}

async function asHtml(check: ServerCheck, language: string): Promise<string> {
  const { checkHtml } = await import('#shared/rules/servers/check/check-html.ts');
  return checkHtml(check, { language, timeText: formatsNow().formatTime }, consoleWords);
}
