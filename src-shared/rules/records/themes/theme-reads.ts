import type { Endpoint } from '../../../api/endpoint.ts';
import { themeFamilies } from '../../../api/themes/context.ts';
import { mobileThemeById } from '../../../api/themes/mobile.ts';
import { queryMyThemes } from '../../../api/themes/settings.ts';
import { callsOfFamily } from '../../themes/families.ts';

export const themeReads: readonly Endpoint[] = [
  ...themeFamilies.flatMap((family) => [callsOfFamily(family).query, callsOfFamily(family).byName]),
  mobileThemeById,
  queryMyThemes,
];
