/** The form of a call's mapping: texts with lines, and choices whose empty value means "as documented". */
import type { CallMapping } from '#shared/api/mapping/mapping.ts';
import {
  addText,
  namesText,
  parseNames,
  readAdd,
  readScalar,
  readWords,
  scalarText,
  UnreadLine,
  wordsText,
} from './part-text.ts';

export type Envelope = Extract<CallMapping['envelope'], string>;

export interface CallForm {
  readonly path: string;
  readonly method: NonNullable<CallMapping['method']> | '';
  readonly encoding: NonNullable<CallMapping['encoding']> | '';
  readonly envelope: Envelope | 'own' | '';
  /** Fields of a custom envelope. */
  readonly successField: string;
  readonly successValues: string;
  readonly codeField: string;
  readonly messageField: string;
  readonly dataField: string;
  readonly requestNames: string;
  readonly requestWords: string;
  readonly requestAdd: string;
  readonly answerNames: string;
  readonly answerWords: string;
}

export function toCallForm({ path, method, encoding, envelope, request, answer }: CallMapping): CallForm {
  const ownEnvelope = typeof envelope === 'object' ? envelope : null;
  return {
    path: path ?? '',
    method: method ?? '',
    encoding: encoding ?? '',
    envelope: typeof envelope === 'object' ? 'own' : (envelope ?? ''),
    successField: ownEnvelope?.success.field ?? '',
    successValues: (ownEnvelope?.success.is ?? []).map(scalarText).join(', '),
    codeField: ownEnvelope?.code ?? '',
    messageField: ownEnvelope?.message ?? '',
    dataField: ownEnvelope?.data ?? '',
    requestNames: namesText(request?.names),
    requestWords: wordsText(request?.words),
    requestAdd: addText(request?.add),
    answerNames: namesText(answer?.names),
    answerWords: wordsText(answer?.words),
  };
}

/** `line` is the first unreadable line of `field`. */
export type CallFormReading =
  | { readonly call: CallMapping }
  | { readonly call: null; readonly field: keyof CallForm; readonly line: number };

/** Empty fields are left out. */
export function fromCallForm(form: CallForm): CallFormReading {
  let field: keyof CallForm = 'requestNames';
  const part = <T>(name: keyof CallForm, read: (text: string) => T): T | undefined => {
    field = name;
    const text = form[name];
    return text.trim() === '' ? undefined : read(text);
  };
  try {
    const request = filled({
      names: part('requestNames', parseNames),
      words: part('requestWords', readWords),
      add: part('requestAdd', readAdd),
    });
    const answer = filled({ names: part('answerNames', parseNames), words: part('answerWords', readWords) });
    const call = filled({
      path: form.path.trim() || undefined,
      method: form.method || undefined,
      encoding: form.encoding || undefined,
      envelope: form.envelope === 'own' ? ownEnvelope(form) : form.envelope || undefined,
      request,
      answer,
    });
    return { call: (call ?? {}) as CallMapping };
  } catch (error) {
    if (!(error instanceof UnreadLine)) throw error;
    return { call: null, field, line: error.line };
  }
}

function ownEnvelope(form: CallForm): CallMapping['envelope'] {
  const is = form.successValues.split(',').map((word) => readScalar(word.trim()));
  const success = { field: form.successField.trim(), is };
  const others = {
    code: form.codeField.trim(),
    message: form.messageField.trim(),
    data: form.dataField.trim(),
  };
  const said = Object.entries(others).filter(([, field]) => field !== '');
  return { success, ...Object.fromEntries(said) };
}

/** Drops undefined parts; returns undefined where none is left. */
function filled<T extends object>(parts: T): T | undefined {
  const said = Object.entries(parts).filter(([, value]) => value !== undefined);
  return said.length === 0 ? undefined : (Object.fromEntries(said) as T);
}
