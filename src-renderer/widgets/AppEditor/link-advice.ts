/** The advice that follows from a link's report: the open mode, and why a page would stay blank otherwise. */
import type { OpenMode } from '#shared/api/applications/app.ts';
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import type { Message } from '#shared/text/message.ts';
import { framingOf } from './framing.ts';

export interface LinkAdvice {
  /** The open mode that will work; null where none will. */
  readonly mode: OpenMode | null;
  /** The reasons for the advice, the worst first. */
  readonly reasons: readonly LinkReason[];
}

export interface LinkReason {
  readonly tone: 'danger' | 'warning' | 'info' | 'success';
  readonly message: Message;
}

const shownInFrames = /^(text\/|image\/|application\/(xhtml\+xml|pdf|json|xml))/;

/** `platform` is the address of the platform's pages; null in the sandbox, which has none. */
export function adviceOn(report: LinkReport, platform: string | null): LinkAdvice {
  const { state, certificate, steps, isPrivate, contentType, isFile, body } = report;
  const page = steps.at(-1)?.address ?? '';
  const status = steps.at(-1)?.status ?? 0;
  const blank: LinkReason[] = [];
  const notes: LinkReason[] = [];
  const origin = platform === null || !URL.canParse(platform) ? null : new URL(platform).origin;
  if (isPrivate) notes.push(reasonOf('info', { key: 'linkCheck.reason.private' }));
  if (steps.length > 1)
    notes.push(reasonOf('info', { key: 'linkCheck.reason.redirected', params: { address: page } }));
  if (state === 'signIn') {
    notes.push(reasonOf('warning', { key: 'linkCheck.reason.signIn', params: { status } }));
    for (const { scheme, realm } of report.signIn)
      notes.push(
        reasonOf('info', {
          key: realm === '' ? 'linkCheck.reason.scheme' : 'linkCheck.reason.realm',
          params: { scheme, realm },
        }),
      );
  }
  if (state !== 'ok' && state !== 'signIn') {
    const key =
      state === 'certificate' && certificate !== 'none' && certificate !== 'trusted'
        ? (`linkCheck.certificate.${certificate}` as const)
        : (`linkCheck.state.${state}` as const);
    return {
      mode: null,
      reasons: [reasonOf('danger', { key, params: { status, address: page } }), ...notes],
    };
  }
  if (page.startsWith('http:')) {
    if (origin === null || origin.startsWith('https:'))
      blank.push(reasonOf('warning', { key: 'linkCheck.reason.mixed' }));
    else notes.push(reasonOf('info', { key: 'linkCheck.reason.plain' }));
  }
  const framing = framingOf(report, page, origin);
  if (framing !== 'allowed') {
    blank.push(reasonOf('warning', { key: `linkCheck.reason.framing.${framing}` }));
  }
  if (isFile || (contentType !== '' && !shownInFrames.test(contentType)))
    blank.push(reasonOf('warning', { key: 'linkCheck.reason.file', params: { type: contentType } }));
  if (body === 'packed' || body === 'garbled')
    blank.push(reasonOf('warning', { key: `linkCheck.reason.${body}` }));
  if (blank.length > 0) return { mode: 'newPage', reasons: [...blank, ...notes] };
  return { mode: 'current', reasons: [reasonOf('success', { key: 'linkCheck.reason.fits' }), ...notes] };
}

function reasonOf(tone: LinkReason['tone'], message: Message): LinkReason {
  return { tone, message };
}
