/** Agreements one below the other, each with its version; `unnamed` omits the name that the dialog's title has. */
import { useText } from '#data/text.ts';
import type { ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { SkeletonRows } from '../Skeleton.tsx';

const RichText = lazyComponent(async () => (await import('../RichText/RichText.tsx')).RichText);

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
          <RichText html={content} placeholder={<SkeletonRows rows={3} columns={1} />} />
        </section>
      ))}
    </div>
  );
}
