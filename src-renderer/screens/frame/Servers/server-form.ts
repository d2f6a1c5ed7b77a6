/** A server as it stands in the form, what is wrong with it, and the draft that is sent. */
import type { ServerCredential, ServerDraft, ServerProfile } from '#shared/bridge/servers.ts';
import { draftOf, newDraft } from '#shared/rules/servers/draft.ts';

export interface ServerForm {
  readonly name: string;
  readonly address: string;
  readonly environment: ServerDraft['environment'];
  readonly signIn: 'later' | 'token' | 'cookie';
  readonly secret: string;
}
export type ServerFault = 'required' | 'addressInvalid';
export type ServerFaults = Partial<Record<'name' | 'address' | 'secret', ServerFault>>;

export function toForm(profile: ServerProfile | null): ServerForm {
  const environment = profile && profile.environment !== 'sandbox' ? profile.environment : 'test';
  return {
    name: profile?.name ?? '',
    address: profile?.address ?? '',
    environment,
    signIn: 'later',
    secret: '',
  };
}

export function faultsOf(form: ServerForm): ServerFaults {
  return {
    ...(form.name.trim() ? {} : { name: 'required' as const }),
    ...(form.address.trim()
      ? isAddress(form.address)
        ? {}
        : { address: 'addressInvalid' as const }
      : { address: 'required' as const }),
    ...(form.signIn === 'later' || form.secret.trim() ? {} : { secret: 'required' as const }),
  };
}

/** An http or https address without user, query or fragment; main checks the rest. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const url = new URL(text.trim());
  return /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
}

/** What the form does not ask for stays as the profile has it. */
export function toDraft(form: ServerForm, profile: ServerProfile | null): ServerDraft {
  const secret = form.secret.trim();
  const credential: ServerCredential | null =
    form.signIn === 'token'
      ? { kind: 'token', token: secret }
      : form.signIn === 'cookie'
        ? { kind: 'cookie', cookie: secret }
        : null;
  const before = profile ? draftOf(profile) : newDraft();
  const { environment } = form;
  return {
    ...before,
    name: form.name.trim(),
    address: form.address.trim(),
    environment,
    signIn: credential?.kind ?? before.signIn,
    credential,
  };
}
