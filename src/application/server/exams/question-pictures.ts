import type { KeptUpload, Uploads } from '#application/server/shared/ports/uploads.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import type { ExamBanks } from './ports/exam-banks.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import type { UploadRefusal } from '#domain/shared/upload-rule.ts';

/** Pictures of a product's questions lie in a folder of their own: no content shows another's. */
const folderOf = (productId: number): string => `${officeUploadRules.questionPicture.folder}/${productId}`;

function isPictureOf(productId: number, source: string): boolean {
  const [name, ...more] = source.startsWith(`${folderOf(productId)}/`)
    ? source.slice(folderOf(productId).length + 1).split('/')
    : [];
  return name !== undefined && /^[\w-]+\.webp$/.test(name) && more.length === 0;
}

/** Finds a picture that questions of a product show, as they are published or edited. */
export class ReadQuestionPicture {
  constructor(
    private readonly banks: ExamBanks,
    private readonly files: ContentFiles,
  ) {}

  async execute(productId: number, source: string): Promise<Result<string, { readonly kind: 'picture-not-found' }>> {
    const isOwn = await ownPicturesOf(this.banks, this.files, productId);
    return isOwn(source) ? accept(source) : refuse({ kind: 'picture-not-found' });
  }
}

/**
 * Tells the pictures that questions of a product may show: those that were sent for them, those that they show as they are published
 * (some were there before pictures had folders of their own), and those of the product that this one is a copy of.
 */
export async function ownPicturesOf(
  banks: ExamBanks,
  files: ContentFiles,
  productId: number,
): Promise<(source: string) => boolean> {
  const { exams } = await banks.read(productId);
  const shown = exams.flatMap(({ questions }) => questions.flatMap(({ image }) => image?.source ?? []));
  const shared = (await files.ofProduct(productId)).filter(({ use }) => use === 'question');
  const known = new Set([...shown, ...shared.map(({ key }) => key)]);
  return (source) => known.has(source) || isPictureOf(productId, source);
}

/** Keeps a picture for a question of a product. */
export class KeepQuestionPicture {
  constructor(private readonly uploads: Uploads) {}

  execute(productId: number, content: Uint8Array): Promise<Result<KeptUpload, UploadRefusal>> {
    return this.uploads.keep(content, { ...officeUploadRules.questionPicture, folder: folderOf(productId) });
  }
}
