/** An examination as text for whoever helps: everything that was seen, nothing that is secret. */

import { translate } from '#data/text.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { adviceFor, wordsFor } from '#widgets/connection/step-words.ts';

export interface Examined {
  readonly name: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly version: string;
}

export function reportText({ name, address, began, version }: Examined, report: ConnectionReport): string {
  const lines = report.steps.flatMap(({ step, verdict, milliseconds, code, detail }) => {
    const title = translate(`servers.connection.step.${step}`);
    const advice = code && adviceFor(code);
    return [
      [`[${verdict}]`, `${title}:`, code ? `${wordsFor(code)} (${code})` : '', `${milliseconds} ms`]
        .filter(Boolean)
        .join(' '),
      ...(detail ? [`    ${oneLine(detail)}`] : []),
      ...(advice ? [`    ${advice}`] : []),
    ];
  });
  const chain = report.chain.flatMap(({ subject, issuer, notBefore, notAfter, fingerprint }) => [
    `  ${oneLine(subject)}`,
    `    ${translate('servers.certificate.issuer', { name: oneLine(issuer) })}`,
    `    ${notBefore} – ${notAfter}`,
    `    SHA-256 ${fingerprint}`,
  ]);
  return [
    translate('servers.connection.reportTitle', { name: oneLine(name) }),
    withoutUser(address),
    `${new Date(began).toISOString()} · Steward ${version}`,
    '',
    ...lines,
    ...(chain.length > 0 ? ['', translate('servers.connection.chain'), ...chain] : []),
    ...(report.clockSkew === null
      ? []
      : ['', `${translate('servers.connection.step.clock')}: ${Math.round(report.clockSkew / 1000)} s`]),
    '',
  ].join('\n');
}

/** A user name and password that was typed into an address has no place in a report. */
function withoutUser(address: string): string {
  return oneLine(address).replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/@]*@/i, '$1');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
