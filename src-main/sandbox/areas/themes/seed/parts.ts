/** Seeds beside the themes: custom CSS, the platform's own themes, rights of departments, an upload to the store. */

import { titlesShownByDefault } from '#shared/api/themes/titles.ts';
import { seededTime } from '../../../kernel/clock.ts';
import type { SeedFacts } from '../../../kernel/database/table.ts';
import { ordinary } from '../../../kernel/seed/organisation.ts';
import { themeColumnsOf } from '../theme-columns.ts';
import cssThemes from './css-themes.json' with { type: 'json' };
import { backValues } from './looks.ts';
import { paletteAt } from './palettes.ts';

const time = seededTime(Date.UTC(2026, 2, 9, 1, 30));
const stamps = { creator_name: '陈静', create_time: time, updater_name: '陈静', update_time: time };

export const cssThemeRows = ({ tenants }: SeedFacts) =>
  tenants.flatMap((tenant_key) =>
    cssThemes.map(({ name, content: lines }, index) => {
      const content = `${lines.join('\n')}\n`;
      return {
        tenant_key,
        id: `TC${100001 + index}`,
        name,
        content,
        compiled_content: content,
        ref_styles: index === 2 ? 'TC100001' : '',
        ...stamps,
      };
    }),
  );

export const systemThemeRows = ({ tenants }: SeedFacts) =>
  tenants.flatMap((tenant_key) =>
    ['云岫', '澄汀', 'Classic'].map((sys_topic_name, index) => ({
      tenant_key,
      id: `TS${100001 + index}`,
      sys_topic_name,
      publish_logo: index === 2 ? 'classic' : '',
      title_show_way: JSON.stringify(titlesShownByDefault),
    })),
  );

/** The sales centre reserves themes for itself, and finance has none of its own. */
export const authorityRows = ({ tenants }: SeedFacts) =>
  tenants.includes(ordinary)
    ? [
        { tenant_key: ordinary, dept_id: 'D205', dtu: 'pc' as const, allow_low: 0, custom_topic: 1 },
        { tenant_key: ordinary, dept_id: 'D204', dtu: 'pc' as const, allow_low: 0, custom_topic: 0 },
      ]
    : [];

export const cloudThemeRows = ({ tenants }: SeedFacts) =>
  tenants.map((tenant_key) => {
    const naming = { name: 'Harbour', style: 'dark', deptId: '' } as const;
    const { body } = themeColumnsOf(backValues(naming, paletteAt(0), 'pc'));
    return { tenant_key, id: 'CF1', store_type: 'standardTheme' as const, name: 'Harbour', shared: 0, body };
  });
