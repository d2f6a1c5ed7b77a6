/** A person's devices, and the cases about the person that nobody has decided yet: each list read by itself. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AccountCase } from '#shared/api/account-cases/account-cases.ts';
import { pageSize, wholeList } from '#shared/kit/every-page.ts';
import { callsOfCase } from '#shared/rules/account-cases/case-calls.ts';
import { type CaseKind, caseRules } from '#shared/rules/account-cases/case-rules.ts';
import { securityPath } from '#shared/rules/security/entries.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { terminalWord } from '../log-columns.tsx';
import { useSecurityRights } from '../use-security-rights.ts';

/** Cases to join and of external people concern somebody who has no id yet; a lock is told with the sign-in. */
const kinds = ['unbind_apply', 'dimissionApply'] as const satisfies readonly CaseKind[];

interface OfPerson {
  readonly userId: string;
  /** '' while unknown, so that the lists are read as a whole. */
  readonly name: string;
}

export function PersonCases(person: OfPerson) {
  const { t } = useText();
  return (
    <>
      <Section title={t('personPage.devices')}>
        <CasesOf kind="adviceconfig" {...person} />
      </Section>
      <Section title={t('personPage.cases')}>
        <FactList>
          {kinds.map((kind) => (
            <Fact key={kind} label={t(`accountCases.kinds.${kind}.title`)}>
              <CasesOf kind={kind} {...person} />
            </Fact>
          ))}
        </FactList>
      </Section>
    </>
  );
}

function CasesOf({ kind, userId, name }: OfPerson & { readonly kind: CaseKind }) {
  const { t, formatTime } = useText();
  const mayOpen = useSecurityRights()(kind);
  const [status] = caseRules[kind].states;
  const { query } = callsOfCase[kind];
  const cases = useQuery({
    queryKey: [query.id, 'person', userId, name],
    queryFn: async ({ signal }) => {
      const asked = { pageSize, ...(status && { status }), ...(name !== '' && { keywords: name }) };
      const all = await wholeList(
        (pageNo) => callRead(query, { ...asked, pageNo }, { signal }),
        ({ id }) => id,
      );
      return all.filter((one) => one.userId === userId);
    },
    enabled: mayOpen,
  });
  if (!mayOpen) return <span className={ink.quiet}>{t('personPage.notYours')}</span>;
  const search = new URLSearchParams({ ...(name !== '' && { q: name }), ...(status && { status }) });
  return (
    <ReadPart read={cases} failed={t('list.failed')} rows={1}>
      {(found) =>
        found.length === 0 ? (
          <span className={ink.quiet}>{t('personPage.none')}</span>
        ) : (
          <div className={layout.stack}>
            {found.map((one) => (
              <span key={one.id}>{wordsOf(one, formatTime(one.createTime))}</span>
            ))}
            <Link to={{ pathname: securityPath(kind), search: search.toString() }}>
              {t('personPage.decide', { list: t(`accountCases.kinds.${kind}.title`) })}
            </Link>
          </div>
        )
      }
    </ReadPart>
  );
}

function wordsOf(one: AccountCase, time: string): string {
  const terminal = one.clientType === '' ? '' : terminalWord(one.clientType);
  return [one.deviceName, terminal, one.osVersion, one.clientIp, one.note, time]
    .filter((part) => part !== '')
    .join(' · ');
}
