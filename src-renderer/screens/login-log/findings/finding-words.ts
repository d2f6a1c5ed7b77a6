/** The sentence of a finding; the same on the page and in its file. */
import type { TextTools } from '#data/text.ts';
import type { LogFinding } from './finding.ts';

export const findingSubject = ({ username, account, addresses }: LogFinding): string =>
  username || account || (addresses[0] ?? '');

export function logFindingText(finding: LogFinding, { t, formatNumber, formatTime }: TextTools): string {
  const { facts, addresses } = finding;
  const common = {
    name: findingSubject(finding),
    time: formatTime(finding.end),
    ip: addresses[0] ?? '',
  };
  switch (facts.kind) {
    case 'breakIn':
      return t(`loginLog.unusual.breakInText.${facts.of}`, {
        ...common,
        failures: formatNumber(facts.failures),
        accounts: formatNumber(facts.accounts),
        minutes: formatNumber(minutesOf(facts.seconds)),
      });
    case 'farApart':
      return t('loginLog.findings.text.farApart', {
        ...common,
        other: addresses[1] ?? '',
        minutes: formatNumber(minutesOf(facts.seconds)),
      });
    case 'manyDevices':
      return t('loginLog.findings.text.manyDevices', { ...common, devices: formatNumber(facts.devices) });
    case 'cameBack':
      return t('loginLog.findings.text.cameBack', { ...common, days: formatNumber(facts.days) });
    case 'firstTime':
      return t(`loginLog.unusual.firstTimeText.${newOf(facts)}`, {
        ...common,
        device: facts.device,
        network: facts.network,
      });
    case 'failures':
      return t(
        finding.kind === 'failuresOfPerson'
          ? 'loginLog.findings.text.ofPerson'
          : 'loginLog.findings.text.from',
        {
          ...common,
          failures: formatNumber(facts.failures),
          accounts: formatNumber(facts.accounts),
          addresses: formatNumber(addresses.length),
        },
      );
  }
}

function newOf({ device, network }: { readonly device: string; readonly network: string }) {
  if (device === '') return 'network';
  return network === '' ? 'device' : 'both';
}

const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));
