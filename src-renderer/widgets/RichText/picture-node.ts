/**
 * The editor's node for a picture: a platform file's path and a description. Stored text has an `img` with that path;
 * in the page the path is never the `src` (see `pictures.ts`), so the two forms differ.
 */
import { mergeAttributes, Node } from '@tiptap/core';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { showPicture } from './pictures.ts';
import { pictureAttribute } from './sanitise.ts';

const name = 'picture';

/** `failed`: text for a picture that can't be loaded. */
export function pictureNode(failed: string) {
  return Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      path: { default: '', rendered: false },
      alt: { default: '' },
    }),
    parseHTML: () => ['src', pictureAttribute].map((attribute) => readFrom(attribute)),
    renderHTML: ({ node, HTMLAttributes }) => [
      'img',
      mergeAttributes(HTMLAttributes, { [pictureAttribute]: node.attrs.path }),
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const image = document.createElement('img');
        const putWords = (alt: unknown) => {
          image.alt = String(alt);
        };
        putWords(node.attrs.alt);
        const release = showPicture(image, String(node.attrs.path), failed);
        return {
          dom: image,
          update: (next) => {
            if (next.type.name !== name || next.attrs.path !== node.attrs.path) return false;
            putWords(next.attrs.alt);
            return true;
          },
          destroy: release,
        };
      },
  });
}

function readFrom(attribute: string) {
  return {
    tag: `img[${attribute}]`,
    getAttrs: (element: HTMLElement) => {
      const path = platformPicture(element.getAttribute(attribute) ?? '');
      return path ? { path, alt: element.getAttribute('alt') ?? '' } : false;
    },
  };
}
