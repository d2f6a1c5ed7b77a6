/** An icon as the platform describes it (1§3, GEN-005). `suffer` is the platform's own spelling. */
import * as z from 'zod';

export const iconInfo = z.object({
  path: z.string(),
  iconDisplayType: z.enum(['color', 'line', 'suffer', 'png']),
  style: z.object({
    color: z.string().optional(),
    bgColor: z.string().optional(),
    fontSize: z.union([z.number(), z.string()]).optional(),
    fillType: z.string().optional(),
  }),
});

export type IconInfo = z.infer<typeof iconInfo>;
