/** A preview of toggling an application, and the button that does it (spec 3§5.2; APP-083 to 089). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { toggleApp } from '../AppManage/toggle-app.ts';
import type { UsersOf } from '../use-users.ts';
import { toggleEffect } from './needs.ts';

interface TurnPanelProps {
  readonly all: readonly ModuleStatus[];
  readonly app: ModuleStatus;
  readonly deptId: string;
  readonly editable: boolean;
  readonly usersOf: UsersOf;
}

/** Names that the panel lists; the others are counted. */
const namedMost = 8;

export function TogglePanel({ all, app, deptId, editable, usersOf }: TurnPanelProps) {
  const { t, formatNumber } = useText();
  const [busy, setBusy] = useState(false);
  const { moduleId, moduleName, status } = app;
  const found = toggleEffect(all, moduleId);
  const [, ...others] = found?.with ?? [];
  const problem = found?.problem ? problemMessage(found.problem) : null;
  const named = (one: ModuleStatus) => {
    const users = usersOf(one);
    return users === null || users === 0
      ? one.moduleName
      : t('common.noted', { text: one.moduleName, note: formatNumber(users) });
  };
  const rest = others.length > namedMost ? [`+${formatNumber(others.length - namedMost)}`] : [];
  const list = [...others.slice(0, namedMost).map(named), ...rest].join(t('common.form.separator'));
  // People may use several of the applications, so only the largest figure is certain.
  const people = status ? Math.max(0, ...(found?.with ?? []).map((one) => usersOf(one) ?? 0)) : 0;
  const turn = async () => {
    setBusy(true);
    await toggleApp(deptId, { moduleId, menuName: moduleName }, !status, usersOf);
    setBusy(false);
  };
  return (
    <section className={`${layout.panel} ${layout.below}`} aria-label={moduleName}>
      <div className={layout.spread}>
        <div className={layout.inline}>
          <strong className={ink.broken}>{moduleName}</strong>
          <StatusDot tone={status ? 'success' : 'neutral'}>
            {t(status ? 'applications.app.on' : 'applications.app.off')}
          </StatusDot>
        </div>
        <Button disabled={!editable || problem !== null} busy={busy} onClick={() => void turn()}>
          {t(status ? 'appNeeds.turn.off' : 'appNeeds.turn.on')}
        </Button>
      </div>
      <p className={ink.text}>
        {others.length === 0
          ? t('appNeeds.turn.alone')
          : t(status ? 'appNeeds.turn.withOff' : 'appNeeds.turn.withOn', { others: list })}{' '}
        {people > 0 && t('appNeeds.turn.people', { count: people, total: formatNumber(people) })}
      </p>
      {problem && (
        <p className={`${ink.text} ${ink.toned}`} data-tone="warning">
          {t('appNeeds.turn.refused', { why: t(problem.key, problem.params) })}
        </p>
      )}
      {!editable && <p className={ink.small}>{t('appNeeds.turn.readOnly')}</p>}
    </section>
  );
}
