/** Opens the choice of the department whose applications one or several others take over. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';

const SameAsDialog = lazyComponent(async () => (await import('./SameAsDialog.tsx')).SameAsDialog);

interface SameAsButtonProps {
  readonly scope: ReadyScope;
  /** The department that takes over another one's applications, as proposed. */
  readonly target: Department;
}

export function SameAsButton({ scope, target }: SameAsButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sameAs.action')}</Button>
      {open && (
        <SameAsDialog
          detach={scope.detach}
          target={target}
          onSent={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
