import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';

/** Serves `/api/docs` and `/api/openapi.json`, made from the schemas that also validate. */
export function documentApi(app: NestExpressApplication, publicUrl: string): void {
  const about = new DocumentBuilder()
    .setTitle('Practice API')
    .setVersion('1')
    .addServer(publicUrl)
    .addBearerAuth()
    .build();
  const document = () => cleanupOpenApiDoc(SwaggerModule.createDocument(app, about));
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json' });
}
