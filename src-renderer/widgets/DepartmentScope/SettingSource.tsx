/** Says whose value a department's setting inherits, and why it can't be changed here (spec 3§4, 3§6). */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { SettingHere } from '#shared/rules/common/departments/setting.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import type { ReadyScope } from './use-department-scope.ts';

interface SettingSourceProps {
  readonly scope: Pick<ReadyScope, 'choose'>;
  readonly setting: SettingHere;
  /** A way to a setting of its own, beside the hint of inheritance. */
  readonly actions?: ReactNode;
}

export function SettingSource({ scope, setting, actions }: SettingSourceProps) {
  const { t } = useText();
  const { readOnly, inheritedFrom: from, ownOffered } = setting;
  if (readOnly === null) return null;
  if (readOnly === 'noPermission' && !from)
    return <Notice tone="locked">{t('departments.noPermission')}</Notice>;
  return (
    <Notice
      title={from ? t('departments.inherited', { name: from.name }) : t('departments.inheritedAbove')}
      actions={
        <>
          {actions}
          {from && (
            <Button size="small" onClick={() => scope.choose(from)}>
              {t('departments.goTo', { name: from.name })}
            </Button>
          )}
        </>
      }
    >
      {readOnly === 'noPermission'
        ? t('departments.noPermission')
        : ownOffered
          ? null
          : t('departments.ownNotOffered')}
    </Notice>
  );
}
