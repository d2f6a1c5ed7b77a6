/** What the shared controls say themselves. */
export const controls = {
  colour: { hue: 'Hue', code: 'Colour code' },
  month: { previous: 'Previous month', next: 'Next month' },
  transfer: { add: 'Add', remove: 'Remove', all: 'Select all' },
};
