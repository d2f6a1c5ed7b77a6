/**
 * All style sheets, bundled with the first render's: together they are smaller than one more request per area. The
 * order goes from general to particular, so that a screen's rule follows the widget's rule that it overrides. The
 * sheets of antd's controls load with antd; those of theme previews exist in their shadow root only.
 */
import 'virtual:steward-tokens.css';

// Globbed imports run before imports by name: base.css is globbed too, or it would come last.
import.meta.glob('./base.css', { eager: true });
import.meta.glob(['../widgets/**/*.css', '!../widgets/controls/**', '!../widgets/ThemePreview/frame/**'], {
  eager: true,
});
import.meta.glob('./**/*.module.css', { eager: true });
import.meta.glob('../screens/**/*.css', { eager: true });
