/** The brand of a family: its name, two colours, perhaps taken from a logo, and the font of the menus. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryFonts } from '#shared/api/themes/settings.ts';
import { type FamilyBrand, familyLimits } from '#shared/rules/themes/family/theme-family.ts';
import { ColorPicker } from '#widgets/controls/ColorPicker.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { LogoColours } from '../parts/ThemeContrast/LogoColours.tsx';

interface BrandFieldsProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly brand: FamilyBrand;
  readonly onBrand: (brand: FamilyBrand) => void;
}

export function BrandFields({ name, onName, brand, onBrand }: BrandFieldsProps) {
  const { t } = useText();
  const { data: fonts = [] } = useRead(queryFonts, {});
  const known = brand.font === '' || fonts.some(({ fontFamily }) => fontFamily === brand.font);
  const over = [...name.trim()].length - familyLimits.name;
  const colour = (part: 'main' | 'second') => (
    <ColorPicker
      label={t(`themeContrast.palette.${part}`)}
      value={brand[part]}
      onChange={(value) => onBrand({ ...brand, [part]: value.slice(0, 7) })}
    />
  );
  return (
    <div className={layout.stack}>
      <FormField
        label={t('themeFamily.name')}
        problem={over > 0 ? t('record.limit.over', { over, most: familyLimits.name }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </FormField>
      <FormField label={t('themeFamily.colours')} help={t('themeContrast.palette.text')}>
        {({ id }) => (
          <span id={id} className={layout.row}>
            {colour('main')}
            {colour('second')}
          </span>
        )}
      </FormField>
      <LogoColours onFound={({ main, second }) => onBrand({ ...brand, main, second })} />
      <FormField label={t('themeFamily.font')}>
        {({ className: _, ...control }) => (
          <Select
            {...control}
            label={t('themeFamily.font')}
            value={brand.font}
            options={[
              { value: '', label: t('themeFamily.ownFont') },
              ...fonts.map(({ fontFamily, fontName }) => ({ value: fontFamily, label: fontName })),
              ...(known ? [] : [{ value: brand.font, label: brand.font }]),
            ]}
            onChange={(font) => onBrand({ ...brand, font })}
          />
        )}
      </FormField>
    </div>
  );
}
