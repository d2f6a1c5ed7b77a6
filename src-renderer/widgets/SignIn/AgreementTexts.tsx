/** Agreements as they are read, one below the other, each with its version; `unnamed` where the dialog has its name. */
import { lazy, Suspense } from 'react';
import { useText } from '#data/text.ts';
import type { ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { SkeletonRows } from '../Skeleton.tsx';

const RichText = lazy(async () => ({ default: (await import('../RichText/RichText.tsx')).RichText }));

interface AgreementTextsProps {
  readonly agreements: readonly ShownAgreement[];
  readonly unnamed?: boolean;
}

export function AgreementTexts({ agreements, unnamed = false }: AgreementTextsProps) {
  const { t } = useText();
  return (
    <div className={layout.stack}>
      {agreements.map(({ id, agreementName, version, content }) => (
        <section key={id} aria-label={agreementName}>
          {unnamed ? (
            <p className={ink.small}>{t('frame.signIn.version', { version })}</p>
          ) : (
            <h3>
              {agreementName} <span className={ink.small}>{t('frame.signIn.version', { version })}</span>
            </h3>
          )}
          <Suspense fallback={<SkeletonRows rows={3} columns={1} />}>
            <RichText html={content} insecureMark={t('templates.insecure')} />
          </Suspense>
        </section>
      ))}
    </div>
  );
}
