/** One word for one fact about a change or the present use; part of `licence`. Tones: `rules/licence/fact-tones.ts`. */
export const licenceFacts = {
  change: { loss: 'Lost', less: 'Less', gain: 'Gained', neutral: 'Different' },
  use: { over: 'Too few', tight: 'Tight', unknown: 'Unclear', fine: 'Enough' },
} as const;
