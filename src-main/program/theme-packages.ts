import { threadCarrier } from '../services/theme-packages/carrier/threads.ts';
import { createThemePackageService } from '../services/theme-packages/package-service.ts';

type Options = Parameters<typeof createThemePackageService>[0];

export const openThemePackages = (o: Omit<Options, 'carrier'>) =>
  createThemePackageService({ ...o, carrier: threadCarrier() });
