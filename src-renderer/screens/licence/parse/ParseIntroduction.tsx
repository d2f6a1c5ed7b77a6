import { FileSearch } from 'lucide-react';
import { useText } from '#data/text.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';

export function ParseIntroduction() {
  const { t } = useText();
  return (
    <EmptyState
      icon={<FileSearch size={20} />}
      title={t('licence.screen.intro.title')}
      text={t('licence.screen.intro.text')}
    />
  );
}
