import type { Clock } from '#application/ports/clock.ts';
import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import type { ContentFileUse } from '#domain/learning/syllabus/syllabus.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { KeptUpload, Uploads } from '#application/server/shared/ports/uploads.ts';
import { contentUploadRules } from '#domain/learning/syllabus/content-upload-rules.ts';
import { slugify } from '#domain/shared/slug.ts';
import type { Result } from '#domain/shared/result.ts';
import type { UploadRefusal, UploadRule } from '#domain/shared/upload-rule.ts';

/** What is sent for a content in one piece. */
export type SmallUse = Exclude<ContentFileUse, 'video' | 'captions' | 'question'>;

const ruleOf: Readonly<Record<SmallUse, UploadRule>> = contentUploadRules;

/** Keeps a picture or a material for a product's content. */
export class KeepContentUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  /** @param name of the file where it comes from; what somebody saves a material as is made of it. */
  async execute(
    productId: number,
    use: SmallUse,
    file: { readonly name: string; readonly content: Uint8Array },
    by: string,
  ): Promise<Result<KeptUpload, UploadRefusal>> {
    const saveAs = slugify(file.name.replace(/\.[^.]*$/, '')).slice(0, 80);
    const rule = use === 'material' && saveAs !== '' ? { ...ruleOf[use], saveAs } : ruleOf[use];
    const kept = await this.uploads.keep(file.content, rule);
    if (!kept.ok) return kept;
    const { key, mediaType, bytes } = kept.value;
    const at = this.clock.now();
    await this.unitOfWork.write(ContentFiles, (files) =>
      files.add({ key, productId, use, mediaType, bytes, seconds: 0, by, at }),
    );
    return kept;
  }
}
