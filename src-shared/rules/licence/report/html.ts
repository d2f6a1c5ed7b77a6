/**
 * A report as one self-contained HTML file: no script, no external resources, its style inside, and a content policy
 * that allows nothing else. Printing breaks pages where parts begin.
 */

import { escapeHtml, foreignHtml } from '../../../kit/html-text.ts';
import { shownInSentence } from '../../../kit/shown-text.ts';
import { countModules } from '../count-modules.ts';
import { compareCautions } from '../description/cautions.ts';
import { describeVerdict } from '../description/describe-verdict.ts';
import { useTones } from '../fact-tones.ts';
import { collapsibleList, leftOut, modulesOf, uncollapsedLimit } from './html-bounds.ts';
import { changeTables } from './html-changes.ts';
import { moduleTable } from './html-modules.ts';
import { reportStyle } from './html-style.ts';
import { htmlTones } from './html-tones.ts';
import { moduleMarks } from './module-marks.ts';
import { contentFacts, licenceFileFacts, type ReportFact } from './report-facts.ts';
import { type AnyReport, lastReadable, type ReportFile, zonesOf } from './report-model.ts';
import type { LicenceReportWords } from './report-words.ts';

export const htmlType = 'text/html';

export function licenceReportHtml(model: AnyReport, words: LicenceReportWords): string {
  return [...htmlPieces(model, words)].join('');
}

/** Yields the file in pieces, some megabytes at most, since long lists are limited (`html-bounds.ts`). */
export function* htmlPieces(model: AnyReport, words: LicenceReportWords): Generator<string, void, undefined> {
  const title = words.say(`licenceReport.title.${model.kind}`);
  yield head(title, words);
  const footer = { when: words.instant(model.now), version: model.version };
  yield `<header><h1>${escapeHtml(title)}</h1>`;
  yield `<p class="quiet">${escapeHtml(words.say('licenceReport.made', footer))}</p></header><main>`;
  yield* verdictSection(model, words);
  if (model.use.length > 0) yield presentUse(model, words);
  if (model.kind !== 'one') yield* changeSections(model, words);
  for (const [index, file] of model.files.entries()) yield* factSection(model, file, index, words);
  yield* moduleSection(model, words);
  yield '</main></body></html>\n';
}

function head(title: string, { language }: LicenceReportWords): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(title)}</title><style>${reportStyle}</style></head><body>\n`,
  ].join('');
}

function* verdictSection(model: AnyReport, words: LicenceReportWords): Generator<string, void, undefined> {
  yield `<section><h2>${escapeHtml(words.say('licence.verdict.label'))}</h2>`;
  yield turnedFiles(model, words);
  for (const [index, file] of model.files.entries()) {
    if (model.kind !== 'one') yield `<h3>${fileTitle(file, index, words)}</h3>`;
    yield verdict(file, words);
  }
  yield '</section>\n';
}

function fileTitle({ name }: ReportFile, index: number, words: LicenceReportWords): string {
  return escapeHtml(
    words.say('licenceReport.fileNumber', { number: index + 1, name: shownInSentence(name) }),
  );
}

function* factSection(
  { kind }: AnyReport,
  file: ReportFile,
  index: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  const title = (key: 'content' | 'file') => escapeHtml(words.say(`licenceReport.section.${key}`));
  yield kind === 'one' ? '<section>' : `<section class="page"><h2>${fileTitle(file, index, words)}</h2>`;
  yield '<div class="pair">';
  const content = contentFacts(file, words);
  if (content.length > 0) yield `<div><h3>${title('content')}</h3>${factTable(content)}</div>`;
  yield `<div><h3>${title('file')}</h3>${factTable(licenceFileFacts(file, words))}</div></div></section>\n`;
}

function verdict(file: ReportFile, words: LicenceReportWords): string {
  const { tone, title, reason, details, others } = describeVerdict(file, words);
  const more = others.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
  return [
    `<div class="verdict ${htmlTones[tone]}"><strong>${escapeHtml(title)}</strong>`,
    `<p>${escapeHtml(reason)}</p>`,
    others.length > 0 ? `<ul>${more}</ul>` : '',
    `<p class="quiet">${escapeHtml(details.map(({ text }) => text).join(' · '))}</p></div>`,
  ].join('');
}

/** The verdicts and the present use stand in sections of their own; the order of the two files does not. */
function turnedFiles({ kind, files, use }: AnyReport, words: LicenceReportWords): string {
  const [before, after] = files;
  if (kind !== 'compare' || !before || !after) return '';
  const turned = compareCautions({ before, after }, use, words).find(({ key }) => key === 'turned');
  if (!turned) return '';
  const { title, text, tone } = turned;
  return `<p class="${htmlTones[tone]}"><strong>${escapeHtml(title)}</strong> ${escapeHtml(text)}</p>`;
}

function factTable(facts: readonly ReportFact[]): string {
  const rows = facts.map(({ label, value, code }) => {
    const shown = code ? `<code>${foreignHtml(value)}</code>` : foreignHtml(value);
    return `<tr><th scope="row">${escapeHtml(label)}</th><td>${shown}</td></tr>`;
  });
  return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
}

function* changeSections(model: AnyReport, words: LicenceReportWords): Generator<string, void, undefined> {
  if (model.steps.length === 0) {
    yield `<section><h2>${escapeHtml(words.say('licenceReport.section.changes'))}</h2>`;
    yield `<p>${escapeHtml(words.say('licence.change.notComparable'))}</p></section>\n`;
  }
  for (const step of model.steps) {
    const params = {
      before: shownInSentence(model.files[step.before]?.name ?? ''),
      after: shownInSentence(model.files[step.after]?.name ?? ''),
    };
    yield `<section class="page"><h2>${escapeHtml(words.say('licenceReport.step', params))}</h2>`;
    yield* changeTables(step, zonesOf(model, step), model.steps.length, words);
    yield '</section>\n';
  }
}

function presentUse({ use }: AnyReport, words: LicenceReportWords): string {
  const rows = use.map((finding) => {
    const label = escapeHtml(words.say(`licence.fact.use.${finding.severity}`));
    return `<tr><td class="${htmlTones[useTones[finding.severity]]} tone">${label}</td><td>${escapeHtml(words.sentence(finding))}</td></tr>`;
  });
  const title = escapeHtml(words.say('licenceReport.section.use'));
  return `<section class="keep"><h2>${title}</h2><table><tbody>${rows.join('')}</tbody></table></section>\n`;
}

function* moduleSection(model: AnyReport, words: LicenceReportWords): Generator<string, void, undefined> {
  const file = lastReadable(model);
  if (!file?.licence) return;
  const heading = words.say('licenceReport.section.modules');
  const whose = model.files.length > 1 ? ` · ${foreignHtml(file.name)}` : '';
  yield `<section class="page"><h2>${escapeHtml(heading)}${whose}</h2>`;
  const { moduleCount } = countModules(file.licence.modules);
  if (moduleCount === 0) yield `<p>${escapeHtml(words.say('licence.modules.none'))}</p>`;
  const marks = moduleMarks(model.steps.at(-1)?.comparison ?? null);
  const shown = Math.min(moduleCount, modulesOf(model.steps.length));
  const params = { count: shown, amount: words.number(shown) };
  const title = shown > uncollapsedLimit ? words.say('licenceReport.listOfModules', params) : null;
  yield* collapsibleList(moduleTable(file.licence.modules, marks, shown, words), title);
  yield leftOut('licenceReport.moreModules', moduleCount - shown, words);
  yield '</section>\n';
}
