import styles from './Mark.module.css';

export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" />
      <path d="M7 8.2h10M7 12h7M7 15.8h10" />
    </svg>
  );
}
