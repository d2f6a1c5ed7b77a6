import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function ClockAdvice({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useText();
  return (
    <div className={layout.above}>
      <Notice
        tone="warning"
        title={t('licence.screen.clock.title')}
        actions={
          <Button size="small" onClick={onAgain}>
            {t('licence.screen.clock.again')}
          </Button>
        }
      >
        <p>{t('licence.screen.clock.text')}</p>
        <ol>
          {t('licence.screen.clock.steps')
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
        <Link to="?entry=keys">{t('licence.screen.entry.keys')}</Link>
      </Notice>
    </div>
  );
}
