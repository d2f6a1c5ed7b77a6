/** The program's notices, mostly from its start, e.g. a settings file that was set aside. */
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { policyProblemText } from '#data/policy-problem.ts';
import { useText } from '#data/text.ts';
import type { AppFacts } from '#shared/bridge/app.ts';
import { locationProblems } from '#shared/rules/policy/policy-location-problems.ts';
import { useProgram } from '#state/program.ts';
import { Notice } from '#widgets/Notice.tsx';
import { damageOf } from '#widgets/TrayDamage.tsx';
import styles from './StartNotices.module.css';

export function StartNotices() {
  const { notices } = useProgram().facts;
  const { pathname } = useLocation();
  const [read, setRead] = useState<readonly string[]>([]);
  return notices.map((notice) => {
    const key = `${notice.code}-${notice.params.file ?? notice.params.place ?? ''}`;
    // The tray's page shows this notice itself, as long as it applies.
    const saidThere = pathname.startsWith('/changes') && damageOf(notice) !== undefined;
    if (saidThere || read.includes(key)) return null;
    return (
      <div className={styles.notice} key={key}>
        <Notice tone="warning" onDismiss={() => setRead([...read, key])}>
          <NoticeText notice={notice} />
        </Notice>
      </div>
    );
  });
}

function NoticeText({ notice: { code, params } }: { readonly notice: AppFacts['notices'][number] }) {
  const { t } = useText();
  if (code !== 'POLICY_REFUSED') return t(`frame.notices.${code}`, params);
  const { place = '', detail = '' } = params;
  const problem = locationProblems.find((known) => known === params.problem) ?? 'IO';
  return (
    <>
      {t('policy.refusedNotice', { place, problem: policyProblemText(problem, detail, t) })}{' '}
      <Link to="/policy">{t('policy.see')}</Link>
    </>
  );
}
