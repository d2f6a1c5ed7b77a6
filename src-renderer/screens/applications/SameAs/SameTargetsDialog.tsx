/**
 * The dialog that gives people, departments, groups, positions, subcompanies and external people the same shares as
 * another one of them: the choice, then the plan of the audience sheet.
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { sameMarks, sameRights } from '#shared/rules/applications/same-as/same-marks.ts';
import type { AudienceTarget } from '#shared/rules/applications/sheet/judge-audience.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { TargetField } from './TargetField.tsx';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';
import { AudiencePlan } from '../Sheet/Audience/AudiencePlan.tsx';

export interface SameTargetsProps {
  readonly deptId: string;
  readonly mayShare: boolean;
  /** The target that takes over another one's shares, as proposed; null for no proposal. */
  readonly target: AudienceTarget | null;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

export function SameTargetsDialog({ deptId, mayShare, target, onSent, onClose }: SameTargetsProps) {
  const { t } = useText();
  const [source, setSource] = useState<AudienceTarget | null>(null);
  const [targets, setTargets] = useState<readonly AudienceTarget[]>(target ? [target] : []);
  const [planned, setPlanned] = useState(false);
  const others = targets.filter((one) => !source || targetKey(one) !== targetKey(source));
  const names = useShareNames(
    [...(source ? [source] : []), ...others].map((one) => ({ ...one, exclude: false, below: false })),
    appManageMenu,
  );
  if (planned && source)
    return (
      <AudiencePlan
        deptId={deptId}
        rights={sameRights(mayShare)}
        marks={(apps) => sameMarks(apps, source, others)}
        nameOf={(one) => names.nameOf(one).name}
        empty={{
          title: t('sameAs.same'),
          text: t('sameAs.target.sameText', { name: names.nameOf(source).name }),
        }}
        onSettled={onSent}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      title={t('sameAs.target.title')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" disabled={!source || others.length === 0} onClick={() => setPlanned(true)}>
            {t('sameAs.check')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        <FormRow label={t('sameAs.target.source')} required>
          <TargetField
            label={t('sameAs.target.source')}
            menuCode={appManageMenu}
            multiple={false}
            value={source ? [source] : []}
            onChange={([one]) => setSource(one ?? null)}
          />
        </FormRow>
        <FormRow label={t('sameAs.target.targets')} required>
          <TargetField
            label={t('sameAs.target.targets')}
            menuCode={appManageMenu}
            multiple
            value={others}
            onChange={setTargets}
          />
        </FormRow>
        <p className={ink.help}>{t('sameAs.target.named')}</p>
      </div>
    </Dialog>
  );
}
