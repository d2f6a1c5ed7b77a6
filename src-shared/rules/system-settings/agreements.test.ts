// Row FRAME-049: agreements that people read and accept when they sign in.
import { describe, expect, it } from 'vitest';
import { type Agreement, consentKey, openAgreements, shownAgreements } from './agreements.ts';

const agreement = (id: string, change: Partial<Agreement> = {}): Agreement => ({
  id,
  agreementType: 'service',
  langType: 'en_US',
  version: '2.0',
  forced: true,
  enabled: true,
  ...change,
});
const english = agreement('en');
const chinese = agreement('zh', { langType: 'zh_CN' });
const privacy = agreement('p', { agreementType: 'privacy', langType: 'zh_CN', forced: false });
const ids = (all: readonly Agreement[]) => all.map(({ id }) => id);

describe('what is shown', () => {
  it.each<[string, Agreement[], string, string[]]>([
    ['each kind in the reader’s language', [english, chinese], 'zh_CN', ['zh']],
    ['in the one that there is', [english, privacy], 'en_US', ['en', 'p']],
    ['several of a kind', [english, agreement('more')], 'en_US', ['en', 'more']],
    ['nothing that is not in use', [agreement('off', { enabled: false })], 'en_US', []],
  ])('%s', (_, all, language, shown) => {
    expect(ids(shownAgreements(all, language))).toEqual(shown);
  });
});

describe('what is open', () => {
  it.each<[string, Agreement[], string[], string[]]>([
    ['what must be agreed to and was not', [english, chinese], [], ['en']],
    ['not what one need not agree to', [privacy], [], []],
    ['nothing that is agreed to', [english], [consentKey('en', '2.0')], []],
    ['nor where it is agreed to in another language', [english, chinese], [consentKey('zh', '2.0')], []],
    ['a newer version', [agreement('en', { version: '2.1' })], [consentKey('en', '2.0')], ['en']],
    ['one more of the kind', [english, agreement('more')], [consentKey('en', '2.0')], ['more']],
    ['nothing that is not in use', [agreement('en', { enabled: false })], [], []],
  ])('%s', (_, all, agreed, open) => {
    expect(ids(openAgreements(all, new Set(agreed), 'en_US'))).toEqual(open);
  });
});
