/** Opens the choice of the department whose applications one or several others take over. */
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';

const SameAsDialog = lazyComponent(async () => (await import('./SameAsDialog.tsx')).SameAsDialog);

interface SameAsButtonProps {
  readonly scope: ReadyScope;
  /** The department that takes over another one's applications, as proposed. */
  readonly target: Department;
  /** `quiet`: an icon in the head of the department's column. */
  readonly look?: 'quiet';
  readonly onSent?: () => void;
}

export function SameAsButton({ scope, target, look, onSent }: SameAsButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      {look === 'quiet' ? (
        <IconButton label={t('sameAs.actionOf', { name: target.name })} onClick={() => setOpen(true)}>
          <CopyCheck size={14} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('sameAs.action')}</Button>
      )}
      {open && (
        <SameAsDialog
          detach={scope.detach}
          target={target}
          onSent={onSent ?? (() => undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
