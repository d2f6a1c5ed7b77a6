/** Writes and saves a report in one of its forms; loaded lazily. */

import { bridge } from '#data/bridge.ts';
import { saveBytes, saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { workbookType } from '#shared/kit/export/xlsx/workbook.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import { htmlType, licenceReportHtml } from '#shared/rules/licence/report/html.ts';
import { calendarType, expiryCalendar } from '#shared/rules/licence/report/report-calendar.ts';
import { licenceReportJson } from '#shared/rules/licence/report/report-json.ts';
import { type ReportFile, reportModel } from '#shared/rules/licence/report/report-model.ts';
import { reportWorkbook } from '#shared/rules/licence/report/report-sheets.ts';
import { reportWords } from '#shared/rules/licence/report/report-words.ts';
import type { OwnUse } from '#shared/rules/licence/usage-check.ts';
import type { Language } from '#shared/text/types.ts';
import type { ReportForm } from './forms.ts';

export interface ReportContent {
  /** One reading is explained, two are compared in this order, more are ordered by time. */
  readonly readings: readonly ReportFile[];
  readonly comparison?: LicenceComparison;
  /** Figures of another company than the last licence's are left out. */
  readonly use: readonly OwnUse[];
}

interface ReportWish {
  readonly form: ReportForm;
  readonly language: Language;
  readonly version: string;
}

/** Resolves to the saved name; null after printing, or if the user has cancelled. */
export async function writeReport(
  content: ReportContent,
  { form, language, version }: ReportWish,
): Promise<string | null> {
  const words = await reportWords(language);
  const now = Date.now();
  const today = localDay(now);
  const model = reportModel({ ...content, now, version });
  const [only] = content.readings;
  const title = words.say(`licenceReport.title.${model.kind}`);
  const named = model.kind === 'one' && only ? `${baseName(only.name)} ${title}` : title;
  const save = async (extension: 'html' | 'ics' | 'json', mediaType: string, text: string) => {
    const suggestedName = exportFileName(named, today, extension);
    return (await saveText({ suggestedName, mediaType, text })) ? suggestedName : null;
  };
  switch (form) {
    case 'html':
      return save('html', htmlType, licenceReportHtml(model, words));
    case 'json':
      return save(
        'json',
        'application/json',
        `${JSON.stringify(licenceReportJson(model, words), null, 2)}\n`,
      );
    case 'calendar':
      return save('ics', calendarType, expiryCalendar(model.files, { now, today }, words));
    case 'pdf':
      return savePdf(licenceReportHtml(model, words), named, exportFileName(named, today, 'pdf'));
    case 'print':
      await printDocument(licenceReportHtml(model, words), named);
      return null;
    case 'xlsx': {
      const bytes: Uint8Array<ArrayBuffer>[] = [];
      for await (const piece of reportWorkbook(model, words)) bytes.push(piece);
      const suggestedName = exportFileName(named, today, 'xlsx');
      return (await saveBytes({ suggestedName, mediaType: workbookType, bytes })) ? suggestedName : null;
    }
  }
}

function baseName(name: string): string {
  return name.replace(/\.[^.]*$/, '') || name;
}

/** The document's only style element. */
const styleElement = /<style>([^<]*)<\/style>/;

/** Opens the print dialog; resolves when it is open. */
async function printDocument(html: string, title: string): Promise<void> {
  const takeAway = await putOnPaper(html, title);
  window.addEventListener('afterprint', takeAway, { once: true });
  window.print();
}

/** Opens the desktop's save dialog; resolves to the saved name, or null if the user has cancelled. */
async function savePdf(html: string, title: string, suggestedName: string): Promise<string | null> {
  const takeAway = await putOnPaper(html, title);
  try {
    return (await bridge.app.printPdf({ suggestedName })).name;
  } finally {
    takeAway();
  }
}

/**
 * Adds the nodes of a document of our own to the page for printing, and hides the console on paper. A window or frame
 * of its own would inherit the console's content policy, which refuses the document's style element; the policy does
 * not cover a constructed style sheet. Resolves to a function that removes the nodes.
 */
async function putOnPaper(html: string, title: string): Promise<() => void> {
  // The policy also covers parsed documents: the style element is taken out before.
  const rules = styleElement.exec(html)?.[1] ?? '';
  const parsed = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html');
  const sheet = new CSSStyleSheet();
  await sheet.replace(`@media print{body>:not([data-print]){display:none!important}${rules}}
@media screen{body>[data-print]{display:none}}`);
  const host = document.createElement('article');
  host.setAttribute('data-print', '');
  host.lang = parsed.documentElement.lang;
  host.append(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)));
  const pageTitle = document.title;
  // Folded parts are printed open.
  for (const folded of host.querySelectorAll('details')) folded.open = true;
  const takeAway = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.title = pageTitle;
  };
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The print dialog offers the title as the file's name.
  document.title = title;
  return takeAway;
}
