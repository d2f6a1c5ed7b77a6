/** The button that toggles the sandbox's panel, marked while the scenario differs from the normal one. */
import { FlaskConical } from 'lucide-react';
import { useText } from '#data/text.ts';
import { openPanel } from '#state/panels.ts';
import { useDocked, usePretences } from '#state/sandbox-dock.ts';
import { IconButton } from '#widgets/Button.tsx';
import styles from './SandboxMark.module.css';

export function SandboxMark() {
  const { t } = useText();
  const pretended = usePretences();
  const open = useDocked();
  const toggle = () => openPanel('sandbox');
  if (pretended.length === 0)
    return (
      <IconButton label={t('frame.header.sandbox')} aria-expanded={open} active={open} onClick={toggle}>
        <FlaskConical size={16} aria-hidden="true" />
      </IconButton>
    );
  const names = pretended.map((key) => t(`sandbox.${key}`)).join(t('common.form.separator'));
  return (
    <button
      type="button"
      className={styles.mark}
      aria-expanded={open}
      aria-label={`${t('frame.header.sandbox')}: ${t('sandbox.pretending', { names })}`}
      title={t('sandbox.pretending', { names })}
      onClick={toggle}
    >
      <FlaskConical size={14} aria-hidden="true" />
      <span>{t('sandbox.pretendingShort')}</span>
    </button>
  );
}
