import { drawLinkPreview, drawSchoolPreview } from '#adapters/server/covers/cover-link-preview.ts';
import { drawCover } from '#adapters/server/covers/cover.ts';
import { GlyphsByFontkit } from '#adapters/server/covers/glyphs-by-fontkit.ts';
import type { CoverTask } from './drawings.ts';

const glyphs = new GlyphsByFontkit();

/** A cover as SVG in UTF-8. It is kept nowhere: to draw it takes no longer than to find it. */
export function paintCover(task: CoverTask): Uint8Array {
  return new TextEncoder().encode(svgOf(task));
}

function svgOf(task: CoverTask): string {
  switch (task.kind) {
    case 'cover':
      return drawCover(task.facts, glyphs);
    case 'cover-preview':
      return drawLinkPreview(task, glyphs);
    case 'school-preview':
      return drawSchoolPreview(task, glyphs);
  }
}
