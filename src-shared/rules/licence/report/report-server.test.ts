import { describe, expect, test } from 'vitest';
import { aReading } from '../testing/samples.ts';
import { licenceReportHtml } from './html.ts';
import { expiryCalendar } from './report-calendar.ts';
import { licenceReportJson, reportShape } from './report-json.ts';
import { type ReportFile, reportModel } from './report-model.ts';
import { reportWords } from './report-words.ts';

const made = { now: Date.parse('2026-11-20T04:00:00Z'), version: '1.2.3' };
const english = await reportWords('en-US');
const chinese = await reportWords('zh-CN');
const before = aReading();

describe('a file that a server read', () => {
  const byServer: ReportFile = {
    ...aReading({ sm3: null, format: null, verified: false, signature: null, findings: [] }),
    state: 'READ_BY_SERVER',
  };
  const model = reportModel({ ...made, readings: [byServer] });

  test.each([
    ['English', english, 'Read by the server, not verified here', 'not checked on this computer'],
    ['Chinese', chinese, '由服务器读取，未在本机验证', '未在本机检查'],
  ])(
    'says so in %s, in every form, and claims no signature either way',
    async (_, words, verdict, signature) => {
      const html = licenceReportHtml(model, words);
      expect(html).toContain(`<div class="verdict warn"><strong>${verdict}</strong>`);
      expect(html).toContain(signature);
      expect(html).not.toContain(words.say('licence.verdict.unsigned'));
      // Calendar lines are folded, and their commas escaped by a backslash (RFC 5545 §3.1, §3.3.11).
      const calendar = expiryCalendar(model.files, { now: made.now, today: '2026-11-20' }, words);
      expect(calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(verdict);
      const json = licenceReportJson(model, words);
      expect(reportShape.parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
      expect(json.files[0]).toMatchObject({ state: 'READ_BY_SERVER', verified: false });
    },
  );

  test('stands beside one of ours in a comparison', () => {
    const html = licenceReportHtml(reportModel({ ...made, readings: [before, byServer] }), english);
    expect(html.match(/class="verdict good"/g)).toHaveLength(1);
    expect(html.match(/class="verdict warn"/g)).toHaveLength(1);
  });
});
