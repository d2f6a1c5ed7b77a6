import type { Endpoint } from '../../../api/endpoint.ts';
import { themeFamilies } from '../../../api/themes/context.ts';
import { mobileThemeById } from '../../../api/themes/mobile.ts';
import { queryMyThemes } from '../../../api/themes/settings.ts';
import { callsOf } from '../../themes/families.ts';

export const themeReads: readonly Endpoint[] = [
  ...themeFamilies.flatMap((family) => [callsOf(family).query, callsOf(family).byName]),
  mobileThemeById,
  queryMyThemes,
];
