import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { type HeadingAbove, headingRanks } from '#domain/shared/heading-ranks.ts';

/** Gives each heading that is written the rank that it has where the text is shown: to readers of the screen, and to the style sheet. */
export function rankedHeadings(under: HeadingAbove): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const headings: { readonly from: number; readonly to: number; readonly level: number }[] = [];
        doc.descendants((node, from) => {
          if (node.type.name !== 'heading') return;
          headings.push({ from, to: from + node.nodeSize, level: Number(node.attrs['level']) });
        });
        const ranks = headingRanks(
          headings.map(({ level }) => level),
          under,
        );
        const ranked = headings.map(({ from, to }, at) =>
          Decoration.node(from, to, { 'aria-level': String(ranks[at]) }),
        );
        return DecorationSet.create(doc, ranked);
      },
    },
  });
}
