# The product for production; its PostgreSQL stands beside it (docker-compose.yml).
FROM node:26-bookworm-slim AS build
WORKDIR /purser
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN node scripts/build.mjs

FROM node:26-bookworm-slim AS dependencies
WORKDIR /purser
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci --omit=dev --workspace=@purser/backend

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /purser
COPY --from=dependencies /purser/node_modules node_modules
COPY package.json LICENSE ./
COPY backend/package.json backend/
COPY --from=build /purser/backend/dist backend/dist
COPY --from=build /purser/frontend/dist frontend/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=100", "--external-memory-accounted-in-global-limit", "--enable-source-maps", "backend/dist/server.js"]
