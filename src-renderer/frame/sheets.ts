/**
 * All our style sheets in the first picture's: together they are smaller than one request more for each area. From the
 * general to the particular, so that a screen's rule stands after the part's that it changes. Those of antd's controls
 * come with antd; those of a theme's preview are in its shadow root alone.
 */
import 'virtual:steward-tokens.css';

// What is globbed is imported before what is imported by name: the ground is globbed too, or it would stand last.
import.meta.glob('./base.css', { eager: true });
import.meta.glob(['../widgets/**/*.css', '!../widgets/controls/**', '!../widgets/ThemePreview/frame/**'], {
  eager: true,
});
import.meta.glob('./**/*.module.css', { eager: true });
import.meta.glob('../screens/**/*.css', { eager: true });
