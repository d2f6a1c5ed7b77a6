/** The choice of a department, of those that take over its applications, and of what they take over. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { idsAtOnce } from '#shared/api/people/people.ts';
import { type SameAspect, sameAspects } from '#shared/rules/applications/same-as/same-aspects.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import { Button } from '#widgets/Button.tsx';
import { CheckboxGroup } from '#widgets/controls/Checkbox.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { useDepartments } from '../use-departments.ts';
import { SameAsPlan } from './SameAsPlan.tsx';

interface SameAsDialogProps {
  readonly detach: Detach;
  readonly target: Department;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Departments of one request for names, the source among them. */
const mostTargets = idsAtOnce - 1;

export function SameAsDialog({ detach, target, onSent, onClose }: SameAsDialogProps) {
  const { t, formatNumber } = useText();
  const [source, setSource] = useState('');
  const [targets, setTargets] = useState<readonly string[]>([target.id]);
  const [aspects, setAspects] = useState<readonly SameAspect[]>(sameAspects);
  const [planned, setPlanned] = useState(false);
  const others = targets.filter((id) => id !== source);
  const ids = source === '' ? others : [source, ...others];
  const named = useDepartments(detach === 'off' ? [] : ids);
  const found = named.data ?? [];
  const from = found.find(({ id }) => id === source);
  const parts = found.filter(({ id }) => id !== source && others.includes(id));
  const isReady =
    from !== undefined &&
    parts.length === others.length &&
    others.length > 0 &&
    others.length <= mostTargets &&
    aspects.length > 0;
  if (planned && from)
    return (
      <SameAsPlan
        source={from}
        parts={parts.map((department) => ({ department, cells: null, shares: null }))}
        aspects={aspects}
        detach={detach}
        onSent={onSent}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      title={t('sameAs.title')}
      width={720}
      onClose={onClose}
      footer={
        detach === 'off' ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button look="primary" disabled={!isReady} onClick={() => setPlanned(true)}>
              {t('sameAs.check')}
            </Button>
          </>
        )
      }
    >
      {detach === 'off' ? (
        <Notice>{t('sameAs.noDepartments')}</Notice>
      ) : (
        <div className={layout.form}>
          <FormRow label={t('sameAs.source')} required>
            <PickerField
              kind="department"
              label={t('sameAs.source')}
              menuCode={appManageMenu}
              multiple={false}
              value={source === '' ? [] : [source]}
              onChange={([id = '']) => setSource(id)}
            />
          </FormRow>
          <FormRow
            label={t('sameAs.targets')}
            required
            problem={
              others.length > mostTargets ? t('sameAs.tooMany', { most: formatNumber(mostTargets) }) : null
            }
          >
            <PickerField
              kind="department"
              label={t('sameAs.targets')}
              menuCode={appManageMenu}
              multiple
              value={others}
              onChange={setTargets}
            />
          </FormRow>
          <FormRow label={t('sameAs.what')} help={t('sameAs.not')}>
            <CheckboxGroup
              label={t('sameAs.what')}
              value={aspects}
              options={sameAspects.map((value) => ({ value, label: t(`sameAs.aspect.${value}`) }))}
              onChange={setAspects}
            />
          </FormRow>
          {detach === 'on' && <p className={ink.help}>{t('sameAs.onElsewhere')}</p>}
          <ReadPart read={named} failed={t('sameAs.namesFailed')} waiting={null} />
        </div>
      )}
    </Dialog>
  );
}
