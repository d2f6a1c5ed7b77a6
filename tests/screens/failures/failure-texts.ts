/** The console's sentences, by language: the four failures literally, everything else by its key. */
import { texts as everyText } from '../../../src-shared/text/tables/console.ts';

export const languages = ['en-US', 'zh-CN'] as const;
export type Language = (typeof languages)[number];
export type Failure = 'refused' | 'http500' | 'timeout' | 'cut';

const said = {
  'en-US': {
    refused: 'The operation failed (a failure that the sandbox pretends)',
    http500: 'Internal server error',
    timeout: 'The server did not answer in time.',
    cut: 'The server closed the connection before its answer was complete.',
  },
  'zh-CN': {
    refused: '操作失败（沙箱模拟的故障）',
    http500: '服务器内部错误',
    timeout: '服务器没有及时应答。',
    cut: '服务器在应答完成之前断开了连接。',
  },
} as const;

const unknown = {
  'en-US': /^It is not known whether “.+” was done: the answer was lost\./,
  'zh-CN': /^无法确定“.+”是否已完成：未收到服务器的应答。/,
} as const;

/**
 * Two of the four failures for each language, the other way round for every second row: each row sees all four and
 * both languages, each failure is seen in both. After a cut the server has done what it was asked, so it comes last.
 */
export function failuresFor(row: number, language: Language): readonly [Failure, Failure] {
  return (row + languages.indexOf(language)) % 2 === 0 ? ['refused', 'timeout'] : ['http500', 'cut'];
}

export type Params = Readonly<Record<string, string>>;
/** The answer was lost: a read can be asked for again, of a write nobody knows what came. */
export const isLost = (failure: Failure) => failure === 'timeout' || failure === 'cut';

/** `say('common.save')`. */
export type Say = ((key: string, params?: Params) => string) & {
  readonly language: Language;
  /** The message of a failure. */
  readonly failure: (failure: Failure) => string;
  /** The same of a write: where its answer was lost, that its outcome is not known. */
  readonly writeFailure: (failure: Failure) => string | RegExp;
};

export function sayIn(language: Language): Say {
  const texts = everyText[language];
  const say = (key: string, params: Params = {}): string => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (at, name) => (typeof at === 'object' && at ? Reflect.get(at, name) : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
  };
  const failureText = (failure: Failure) => said[language][failure];
  return Object.assign(say, {
    language,
    failure: failureText,
    writeFailure: (failure: Failure) => (isLost(failure) ? unknown[language] : failureText(failure)),
  });
}
