import { UploadsInMemory } from '#adapters/memory/uploads-in-memory.ts';
import { uploadsContract } from '#test/ports/uploads.ts';

uploadsContract(() => Promise.resolve(new UploadsInMemory()));
