import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { type FieldWords, type Kinds, noKinds, stateTone } from './change-words.ts';
import { Effects } from './Effects.tsx';
import type { TrayFacts, TrayRow } from './tray-list.tsx';

interface ChangeDetailProps {
  readonly change: TrayRow;
  readonly facts: TrayFacts;
  readonly kinds: Kinds;
  readonly onDrop: () => void;
  readonly onDropField: (field: FieldWords) => void;
  /** undefined for a change without form fields. */
  readonly onEdit: (() => void) | undefined;
  readonly onResolve: () => void;
  /** Shows the whole set's effect on signing in; null where this change has no known effect. */
  readonly onSignIn: (() => void) | null;
  readonly onClose: () => void;
}

export function ChangeDetail(props: ChangeDetailProps) {
  const { change, facts, kinds, onDrop, onDropField, onEdit, onResolve, onSignIn, onClose } = props;
  const { t, formatTime } = useText();
  const { state, message } = change;
  return (
    <Dialog
      open
      side
      width={720}
      title={facts.what}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onDrop}>{t('changes.drop.action')}</Button>
          {onEdit && <Button onClick={onEdit}>{t('changes.edit.action')}</Button>}
          <Button onClick={onClose}>{t('common.close')}</Button>
          {state === 'conflict' && (
            <Button look="primary" onClick={onResolve}>
              {t('changes.resolve')}
            </Button>
          )}
        </>
      }
    >
      <FactList>
        {facts.area !== '' && <Fact label={t('changes.column.area')}>{facts.area}</Fact>}
        {facts.object !== '' && <Fact label={t('changes.detail.object')}>{facts.object}</Fact>}
        <Fact label={t('changes.column.state')}>
          <StatusDot tone={stateTone(state)}>{t(`changes.state.${state}`)}</StatusDot>
          <p className={ink.quiet}>{t(`changes.stateText.${state}`)}</p>
        </Fact>
        <Fact label={t('changes.order.title')}>
          {facts.after.length === 0
            ? t('changes.order.free', { place: change.at })
            : t('changes.order.after', {
                place: change.at,
                others: facts.after.join(t('common.form.separator')),
              })}
        </Fact>
        {message !== '' && (
          <Fact label={t('changes.detail.message')}>
            <span className={ink.broken}>{message}</span>
          </Fact>
        )}
        <Fact label={t('changes.column.time')}>
          {t('changes.sets.by', { time: formatTime(change.time), user: change.user })}
        </Fact>
        {change.path !== '' && (
          <Fact label={t('changes.detail.where')}>
            <Link to={change.path}>{t('changes.detail.page')}</Link>
          </Fact>
        )}
      </FactList>
      {(facts.effects.length > 0 || onSignIn) && (
        <section className={layout.part} aria-label={t('changes.effect.title')}>
          <Effects effects={facts.effects} />
          {onSignIn && (
            <p>
              <Button size="small" onClick={onSignIn}>
                {t('changes.effect.whom')}
              </Button>
            </p>
          )}
        </section>
      )}
      {kinds === noKinds ? (
        <SkeletonRows rows={2} columns={3} />
      ) : (
        <ChangeFields
          change={change}
          kind={kinds.get(change.kind)}
          action={(field) => (
            <Button
              size="small"
              look="quiet"
              aria-label={t('changes.edit.dropOf', { field: field.label })}
              onClick={() => onDropField(field)}
            >
              {t('changes.edit.drop')}
            </Button>
          )}
        />
      )}
    </Dialog>
  );
}
