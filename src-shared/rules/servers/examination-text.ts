/** A connection check as text for support: all observations, no secrets. */
import type { KnownWords } from '../../text/known-words.ts';
import type { CertificateFacts } from './profile.ts';

export interface ExaminationFacts {
  readonly name: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly version: string;
}

interface ExaminedConnection {
  readonly steps: readonly {
    readonly step: string;
    readonly verdict: string;
    readonly milliseconds: number;
    readonly code: string | null;
    readonly detail: string | null;
  }[];
  readonly chain: readonly CertificateFacts[];
  readonly clockSkew: number | null;
}

export function connectionWords(code: string, { say, ifKnown }: KnownWords): string {
  return (
    ifKnown(`servers.connection.code.${code}`) ??
    ifKnown(`errors.gateway.${code}`) ??
    say('servers.connection.unknown', { code })
  );
}

export function connectionAdvice(code: string, { ifKnown }: KnownWords): string | null {
  return ifKnown(`servers.connection.advice.${code}`);
}

export function examinationText(
  { name, address, began, version }: ExaminationFacts,
  { steps, chain, clockSkew }: ExaminedConnection,
  words: KnownWords,
): string {
  const { say } = words;
  const stepName = (step: string): string => words.ifKnown(`servers.connection.step.${step}`) ?? step;
  const lines = steps.flatMap(({ step, verdict, milliseconds, code, detail }) => {
    const advice = code && connectionAdvice(code, words);
    return [
      [
        `[${verdict}]`,
        `${stepName(step)}:`,
        code ? `${connectionWords(code, words)} (${code})` : '',
        `${milliseconds} ms`,
      ]
        .filter(Boolean)
        .join(' '),
      ...(detail ? [`    ${oneLine(detail)}`] : []),
      ...(advice ? [`    ${advice}`] : []),
    ];
  });
  const certificates = chain.flatMap(({ subject, issuer, notBefore, notAfter, fingerprint }) => [
    `  ${oneLine(subject)}`,
    `    ${say('servers.certificate.issuer', { name: oneLine(issuer) })}`,
    `    ${notBefore} – ${notAfter}`,
    `    SHA-256 ${fingerprint}`,
  ]);
  return [
    say('servers.connection.reportTitle', { name: oneLine(name) }),
    withoutUser(address),
    `${new Date(began).toISOString()} · Steward ${version}`,
    '',
    ...lines,
    ...(certificates.length > 0 ? ['', say('servers.connection.chain'), ...certificates] : []),
    ...(clockSkew === null ? [] : ['', `${stepName('clock')}: ${Math.round(clockSkew / 1000)} s`]),
    '',
  ].join('\n');
}

/** Removes user name and password from an address, because a report must not contain them. */
function withoutUser(address: string): string {
  return oneLine(address).replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/@]*@/i, '$1');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
