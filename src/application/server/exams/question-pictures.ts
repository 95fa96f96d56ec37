import type { KeptUpload, Uploads } from '#application/server/shared/ports/uploads.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ExamBanks } from './ports/exam-banks.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import type { UploadRefusal } from '#domain/shared/upload-rule.ts';

/** Pictures of a product's questions lie in a folder of their own: no content shows another's. */
const folderOf = (productId: number): string => `${officeUploadRules.questionPicture.folder}/${productId}`;

/** Whether a stored picture was sent for questions of that product. */
export function isPictureOf(productId: number, source: string): boolean {
  const [name, ...more] = source.startsWith(`${folderOf(productId)}/`)
    ? source.slice(folderOf(productId).length + 1).split('/')
    : [];
  return name !== undefined && /^[\w-]+\.webp$/.test(name) && more.length === 0;
}

/** Finds a picture that questions of a product show, as they are published or edited. */
export class ReadQuestionPicture {
  constructor(private readonly banks: ExamBanks) {}

  async execute(productId: number, source: string): Promise<Result<string, { readonly kind: 'picture-not-found' }>> {
    if (isPictureOf(productId, source)) return accept(source);
    return (await picturesOf(this.banks, productId)).has(source)
      ? accept(source)
      : refuse({ kind: 'picture-not-found' });
  }
}

/** The pictures of a product's questions as they are published: some were there before pictures had folders of their own. */
export async function picturesOf(banks: ExamBanks, productId: number): Promise<ReadonlySet<string>> {
  const { exams } = await banks.read(productId);
  return new Set(exams.flatMap(({ questions }) => questions.flatMap(({ image }) => image?.source ?? [])));
}

/** Keeps a picture for a question of a product. */
export class KeepQuestionPicture {
  constructor(private readonly uploads: Uploads) {}

  execute(productId: number, content: Uint8Array): Promise<Result<KeptUpload, UploadRefusal>> {
    return this.uploads.keep(content, { ...officeUploadRules.questionPicture, folder: folderOf(productId) });
  }
}
