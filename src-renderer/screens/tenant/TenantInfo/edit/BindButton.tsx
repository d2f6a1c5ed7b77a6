/** Opens the mobile dialog; disabled with a reason for everybody but the system administrator (spec 1§6; TEN-080). */
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import type { FieldControlProps } from '#widgets/Form/FormField.tsx';

interface BindButtonProps {
  readonly isBound: boolean;
  readonly allowed: boolean;
  readonly control?: FieldControlProps;
}

export function BindButton({ isBound, allowed, control }: BindButtonProps) {
  const { t } = useText();
  const [, setParams] = useSearchParams();
  const label = t(isBound ? 'tenantEdit.mobile.change' : 'tenantEdit.mobile.bind');
  if (allowed)
    return (
      <Button
        size="small"
        name="mobile"
        id={control?.id}
        aria-describedby={control?.['aria-describedby']}
        aria-label={label}
        onClick={() => setParams({ dialog: 'mobile' })}
      >
        {label}
      </Button>
    );
  return (
    <Button size="small" why={t('tenantEdit.onlyAdministrator')}>
      {label}
    </Button>
  );
}
