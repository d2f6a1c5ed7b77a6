/**
 * A text for people who look into a fault: versions, system, language, kind of server, failed calls. Its readers may
 * be strangers, so that words of a server, a system or a profile are left out unless they have the expected form:
 * they may be an address, a path, a name or a secret.
 */
import type { MadeCall } from '#data/calls.ts';
import type { AppFacts, AppVersions } from '#shared/bridge/app.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';

export interface DiagnosticsFacts {
  readonly facts: AppFacts;
  /** Absent while the shell has not answered. */
  readonly versions: AppVersions | undefined;
  /** The build that the server reports; '' for none. */
  readonly build: string;
  readonly language: string;
  readonly settings: Pick<Settings, 'language'>;
  readonly server: ServerProfile;
  readonly failed: readonly MadeCall[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const unfit = '(left out)';

/** `0.1.258-hotfix5`. Four numbers are refused too, since an address of the internet looks the same. */
const version = /^\d{1,5}\.\d{1,5}(\.\d{1,6})?(-[a-z]{1,10}\.?\d{0,4})?$/;
/** `linux 6.1.0-18-amd64 x64`: a kernel that somebody built carries a name behind its number. */
const systemName = /^(linux|darwin|win32|freebsd) (\d+(?:\.\d+){1,2})(?:\S{0,60}) (x64|arm64|ia32|arm)$/;
const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
/** `SERVER_CHANGED`. */
const codeWord = /^[A-Z]{2,20}(_[A-Z]{2,20}){1,4}$/;
/** `customApplications.save`: words of which one may end with a digit, as no token does. */
const endpointId = /^[a-z]{1,24}([A-Z][a-z]{1,24})*(\.[a-z]{1,24}([A-Z][a-z]{1,24})*\d?){1,3}$/;

export function diagnosticsText(about: DiagnosticsFacts): string {
  const { facts, versions, build, server, failed } = about;
  const lines: readonly (readonly [string, string])[] = [
    ['taken', instant(about.now)],
    ['steward', formed(version, facts.version)],
    ['made for build', formed(version, facts.platformBuild)],
    ...(build ? [['server build', formed(version, build)] as const] : []),
    ['shell', facts.shell],
    ['system', systemOf(facts, versions)],
    ...(versions?.electron ? [['electron', formed(version, versions.electron)] as const] : []),
    ...(versions?.chromium ? [['chromium', plainNumbers(versions.chromium)] as const] : []),
    ...(versions ? [['node', formed(version, versions.node)] as const] : []),
    ['language', `${formed(languageTag, about.language)}, chosen: ${about.settings.language}`],
    ['system language', formed(languageTag, facts.systemLanguage)],
    ['server', `${server.kind}, ${server.environment}${server.rules.readOnly ? ', read-only' : ''}`],
    ['sign-in', server.signIn],
    ['proxy', server.proxy.mode],
    ['failed calls', String(failed.length)],
  ];
  return [...lines.map(([label, value]) => `${label}: ${value}`), ...failed.map(failedCall)].join('\n');
}

function failedCall({ at, endpoint, result, code, status, milliseconds }: MadeCall): string {
  return `${instant(at)} ${formed(endpointId, endpoint)} ${result}, code ${codeOf(code)}, status ${status}, ${milliseconds} ms`;
}

/** A code of ten digits or more may be a telephone number. */
function codeOf(code: number | string): string {
  const text = String(code);
  return /^-?\d{1,9}$/.test(text) ? text : formed(codeWord, text);
}

function systemOf({ system }: AppFacts, versions: AppVersions | undefined): string {
  const [, name, release, processor] = systemName.exec(versions?.system ?? '') ?? [];
  return name ? `${name} ${release} ${processor}` : system;
}

/** Chromium's version has four numbers; the first one says which it is. */
function plainNumbers(value: string): string {
  return /^\d{2,3}(?=\.)/.exec(value)?.[0] ?? unfit;
}

function formed(form: RegExp, value: string): string {
  return form.test(value) ? value : unfit;
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
