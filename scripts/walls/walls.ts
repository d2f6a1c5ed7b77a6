/** All walls that `npm run test:walls` weakens. */
import { approvalWalls } from './approval-walls.ts';
import { changeWalls } from './change-walls.ts';
import { checkWalls } from './check-walls.ts';
import { contentWalls } from './content-walls.ts';
import { desktopWalls } from './desktop-walls.ts';
import { durableWalls } from './durable-walls.ts';
import { gatewayWalls } from './gateway-walls.ts';
import { licenceWalls } from './licence-walls.ts';
import { linkWalls } from './link-walls.ts';
import { lockOutWalls } from './lock-out-walls.ts';
import { networkWalls } from './network-walls.ts';
import { packageWalls } from './package-walls.ts';
import { sandboxWalls } from './sandbox-walls.ts';
import { shellWalls } from './shell-walls.ts';
import { terminalWalls } from './terminal-walls.ts';
import type { Wall } from './wall.ts';
import { wayWalls } from './way-walls.ts';
import { writtenWalls } from './written-walls.ts';

export const walls: readonly Wall[] = [
  ...sandboxWalls,
  ...shellWalls,
  ...desktopWalls,
  ...gatewayWalls,
  ...wayWalls,
  ...networkWalls,
  ...durableWalls,
  ...licenceWalls,
  ...packageWalls,
  ...linkWalls,
  ...contentWalls,
  ...changeWalls,
  ...lockOutWalls,
  ...approvalWalls,
  ...terminalWalls,
  ...checkWalls,
  ...writtenWalls,
];
