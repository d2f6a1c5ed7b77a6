/** The view of the preview: normal, without one kind of cones, or in grey. */
import { useText } from '#data/text.ts';
import { type ColourView, colourViews } from '#shared/kit/colour/simulate.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';

interface ColourViewsProps {
  readonly value: ColourView | null;
  readonly onChange: (view: ColourView | null) => void;
}

export function ColourViews({ value, onChange }: ColourViewsProps) {
  const { t } = useText();
  return (
    <Segmented
      label={t('themeContrast.views')}
      options={(['all', ...colourViews] as const).map((view) => ({
        value: view,
        label: t(`themeContrast.view.${view}`),
      }))}
      value={value ?? 'all'}
      onChange={(view) => onChange(view === 'all' ? null : view)}
    />
  );
}
