import { errorBody } from '@lens/contracts/errors';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createZodDto } from 'nestjs-zod/dto';
import { applyDeferredSwagger } from '../common/deferred-swagger.js';
import { RouteTable } from '../common/routes/route-table.js';
import { completeOperations } from './complete-operations.js';
import { toOperationId } from './names.js';
import { removeRedundantKeywords } from './remove-redundant-keywords.js';
import { createSchemas, replaceSchemas } from './schemas.js';

const documentationPaths = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;

@Module({})
class DocumentationModule {}

class Failure extends createZodDto(errorBody) {}

/**
 * Serves `/api/docs` and `/api/openapi.json`. Creates them from the schemas that also validate requests, and only at
 * the first request, since that takes a while.
 */
export function documentApi(app: NestExpressApplication, publicUrl: string): void {
  let documentation: Promise<RequestHandler> | undefined;
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!documentationPaths.test(request.path)) return next();
    documentation ??= createDocumentation(app, publicUrl);
    documentation.then((handle) => handle(request, response, next), next);
  });
}

async function createDocumentation(app: NestExpressApplication, publicUrl: string): Promise<RequestHandler> {
  const swagger = await import('@nestjs/swagger');
  const { cleanupOpenApiDoc } = await import('nestjs-zod');
  applyDeferredSwagger(swagger);
  const config = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Practice API')
    .setDescription('Every failure has one shape; `code` is stable, `error` is a sentence for a person.')
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer(publicUrl)
    .addBearerAuth()
    .build();
  const generated = swagger.SwaggerModule.createDocument(app, config, {
    operationIdFactory: toOperationId,
    extraModels: [Failure.Output],
  });
  const routes = app.get(RouteTable).routes();
  const document = removeRedundantKeywords(
    replaceSchemas(cleanupOpenApiDoc(generated), createSchemas(routes)),
  );
  completeOperations(document, routes);
  // A running app accepts no new routes, so a second app serves the documentation, and the first forwards to it.
  const documentationApp = await NestFactory.create<NestExpressApplication>(DocumentationModule, {
    logger: false,
  });
  documentationApp.disable('x-powered-by');
  swagger.SwaggerModule.setup('api/docs', documentationApp, document, {
    jsonDocumentUrl: 'api/openapi.json',
  });
  await documentationApp.init();
  return documentationApp.getHttpAdapter().getInstance() as RequestHandler;
}
