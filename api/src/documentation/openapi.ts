import { errorBody } from '@lens/contracts/errors';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createZodDto } from 'nestjs-zod/dto';
import { writeNotes } from '../common/documented.js';
import { RouteTable } from '../common/routes/route-table.js';
import { complete } from './complete.js';
import { operationIdOf } from './names.js';
import { schemasOf, withSchemas } from './schemas.js';
import { tidy } from './tidy.js';

const addresses = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;

@Module({})
class Pages {}

class Failure extends createZodDto(errorBody) {}

/** Serves `/api/docs` and `/api/openapi.json`, made from the schemas that also validate, at the first request for them. */
export function documentApi(app: NestExpressApplication, publicUrl: string): void {
  let documentation: Promise<RequestHandler> | undefined;
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!addresses.test(request.path)) return next();
    documentation ??= describe(app, publicUrl);
    documentation.then((handle) => handle(request, response, next), next);
  });
}

async function describe(app: NestExpressApplication, publicUrl: string): Promise<RequestHandler> {
  const swagger = await import('@nestjs/swagger');
  const { cleanupOpenApiDoc } = await import('nestjs-zod');
  writeNotes(swagger);
  const about = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Practice API')
    .setDescription('Every failure has one shape; `code` is stable, `error` is a sentence for a person.')
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer(publicUrl)
    .addBearerAuth()
    .build();
  const drawn = swagger.SwaggerModule.createDocument(app, about, {
    operationIdFactory: operationIdOf,
    extraModels: [Failure.Output],
  });
  const routes = app.get(RouteTable).routes();
  const document = tidy(withSchemas(cleanupOpenApiDoc(drawn), schemasOf(routes)));
  complete(document, routes);
  // Routes cannot be added to an app that runs: the pages are one of their own, asked through it.
  const pages = await NestFactory.create<NestExpressApplication>(Pages, { logger: false });
  pages.disable('x-powered-by');
  swagger.SwaggerModule.setup('api/docs', pages, document, { jsonDocumentUrl: 'api/openapi.json' });
  await pages.init();
  return pages.getHttpAdapter().getInstance() as RequestHandler;
}
