import { mkdir, readFile, rm } from 'node:fs/promises';
import {
  createParamDecorator,
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { uploadLimitBytes } from '@lens/contracts/media';
import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { ApiError } from '../../common/errors/api-error.js';
import type { Environment } from '../../config/env.js';
import { uploadFolder } from '../../config/media-env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { toUploadError } from './upload-error.js';

export interface Upload {
  /** As the client sent it, unchecked. */
  filename: string;
  content: Buffer;
}

interface UploadRequest extends Request {
  upload?: Upload;
}

/** How many bytes a form may have besides the file. */
const maxFormBytes = 128 * 1024;

/** The file of a form that `ReceiveUpload` has received. @throws ApiError 400 `file_missing` */
export const UploadedPicture = createParamDecorator((_data: unknown, context: ExecutionContext): Upload => {
  const { upload } = context.switchToHttp().getRequest<UploadRequest>();
  if (!upload) throw new ApiError('file_missing');
  return upload;
});

/**
 * Receives a form with one `file` into a temporary file, so that slow uploads need no memory. The temporary file is
 * deleted before the route is called, or when the upload is aborted.
 * @throws ApiError 415 `multipart_required`, 413 `file_too_large`, 400 `malformed_upload`, 400 naming a wrong field
 */
@Injectable()
export class ReceiveUpload implements NestInterceptor {
  private readonly receive: RequestHandler;

  constructor(@Inject(ENVIRONMENT) { dataDir }: Environment) {
    this.receive = multer({
      storage: temporaryFiles(uploadFolder(dataDir)),
      preservePath: true,
      defParamCharset: 'utf8',
      limits: {
        fileSize: uploadLimitBytes,
        files: 2,
        fields: 20,
        fieldNameSize: 50,
        fieldSize: 4096,
        fieldNestingDepth: 2,
      },
    }).single('file');
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<UploadRequest>();
    if (!request.is('multipart/form-data')) throw new ApiError('multipart_required');
    if (Number(request.get('content-length') ?? 0) > uploadLimitBytes + maxFormBytes)
      throw new ApiError('file_too_large');
    await this.parse(request, http.getResponse<Response>());
    if (request.file) request.upload = await readAndDelete(request.file);
    return next.handle();
  }

  private parse(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.receive(request, response, (failure?: unknown) =>
        failure ? reject(toUploadError(failure)) : resolve(),
      );
    });
  }
}

function temporaryFiles(folder: string): multer.StorageEngine {
  return multer.diskStorage({
    destination(_request, _file, callback) {
      mkdir(folder, { recursive: true, mode: 0o700 }).then(
        () => callback(null, folder),
        (failure: Error) => callback(failure, folder),
      );
    },
  });
}

async function readAndDelete({ path, originalname }: Express.Multer.File): Promise<Upload> {
  try {
    return { filename: originalname, content: await readFile(path) };
  } finally {
    await rm(path, { force: true });
  }
}
